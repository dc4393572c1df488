/** The program of a thread, which stands beside the packed program. In the single executable scripts/binary/thread-file.ts stands in for this file. */
export const threadFile = (): URL => new URL('worker.js', import.meta.url);
