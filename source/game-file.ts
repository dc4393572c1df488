/** Returns where a file of dictionaries/ is. This file is bundled into dist/, so the path holds there as well as here. */
export const gameFile = (name: string): URL => new URL(`../dictionaries/${name}`, import.meta.url);
