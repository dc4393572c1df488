/** Where the bundled dictionaries lie; this file stands where the packed program does, one folder beside them. */
export const bundledFolder = new URL('../dictionaries/', import.meta.url);
