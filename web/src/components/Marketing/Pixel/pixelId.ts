/** The school's tracking pixel, as the server told the page; none where there is none, or where it must be quiet. */
export const pixelId = () =>
  document.querySelector<HTMLMetaElement>('meta[name="sulong:pixel"]')?.content
