/** Whether a text can be a tax identification number of the BIR: its 9 to 14 digits, with spaces or dashes. */
export const isTin = (text: string) => /^[\d -]{9,20}$/.test(text)
