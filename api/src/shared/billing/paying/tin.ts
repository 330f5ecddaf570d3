import { plainMarks } from '../../text/plainMarks'

/** Whether a text can be a tax identification number of the BIR: its 9 to 14 digits, with spaces or dashes. */
export const isTin = (text: string) => {
  const plain = plainMarks(text)
  return /^[\d -]{9,20}$/.test(plain) && /^(\D*\d){9,14}\D*$/.test(plain)
}
