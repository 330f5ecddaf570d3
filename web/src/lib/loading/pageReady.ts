/** Whether the page's main part has content and none of it is a skeleton any more. */
const isPageReady = (root: ParentNode) => {
  const main = root.querySelector('main')
  return !!main?.childElementCount && !main.querySelector('.skeleton')
}

/**
 * Calls `onReady` once, as soon as the page in `root` has rendered its data. `root` may be outside of the document.
 * Returns a function that stops waiting.
 */
export const whenPageReady = (
  root: Element | Document,
  onReady: () => void
) => {
  if (isPageReady(root)) {
    onReady()
    return () => {}
  }
  const observer = new MutationObserver(() => {
    if (!isPageReady(root)) return
    observer.disconnect()
    onReady()
  })
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class'],
  })
  return () => observer.disconnect()
}
