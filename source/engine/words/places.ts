/**
The places of a letter in a word, as the digits of a binary number: the first place is the highest digit.

So the numeric order of places is the order of the patterns they make (`-` comes before letters). A number holds 53 digits exactly, words have up to 50 letters.
*/
export type Places = number;

export const countPlaces = (places: Places): number => places.toString(2).replaceAll('0', '').length;
