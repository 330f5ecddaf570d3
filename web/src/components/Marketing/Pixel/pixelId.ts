/**
 * The id of the school's tracking pixel, which the server puts into the page; undefined without a pixel and on pages
 * that must not be tracked.
 */
export const pixelId = () =>
  document.querySelector<HTMLMetaElement>('meta[name="sulong:pixel"]')?.content
