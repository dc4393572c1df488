/** The blocks and the dots that drawings are made of. */
const drawn = /[\u2580-\u259F\u2800-\u28FF]+/g;

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Whether a screen shows a text, wherever a window breaks it, also beside a drawing. */
export const reads = (screen: string, text: string): boolean =>
	squeeze(screen).includes(squeeze(text)) || squeeze(screen.replaceAll(drawn, ' ')).includes(squeeze(text));
