/** Rich text as lines of words: what is compared is what is read. */
export const plainText = (html: string) => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(\/p|\/li|\/h\d|br|hr)\b[^>]*>/gi, '$&\n'),
    'text/html'
  )
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
}
