/** The form library's default messages (spec section 5). */
export type FormMessage =
  | 'required'
  | 'pattern'
  | 'minLength'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'validate'

const MOST_WORDS = 4

/** Whether a label does not fit into a sentence, because it is a question or a sentence itself. */
const isSentence = (label: string) =>
  /[?!.:]$/.test(label.trim()) || label.trim().split(/\s+/).length > MOST_WORDS

/**
 * The text of a default message, which takes the `label`: "Price is required", or "This is required" below a label that is
 * a question or long.
 */
export const formMessage = (message: FormMessage, label: string) =>
  isSentence(label)
    ? (`common:form.this.${message}` as const)
    : (`common:form.${message}` as const)
