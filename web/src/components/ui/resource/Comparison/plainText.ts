/** Rich text as plain lines, so that a comparison shows what people read. */
export const plainText = (html: string) => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(\/p|\/li|\/h\d|br|hr)\b[^>]*>/gi, '$&\n'),
    'text/html'
  )
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
}
