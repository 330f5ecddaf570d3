/**
 * Copies a text. The browsers within other apps, such as Messenger's, may refuse the clipboard, and a page without https
 * has none; the older command serves both.
 * @returns whether the text was copied
 */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const onCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
    }
    document.addEventListener('copy', onCopy)
    const isCopied = document.execCommand('copy')
    document.removeEventListener('copy', onCopy)
    return isCopied
  }
}
