export const hangmanInLines = (..._: unknown[]) => Promise.resolve(1);
export const ghostInLines = (..._: unknown[]) => Promise.resolve(1);
