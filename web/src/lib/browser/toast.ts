export type ToastKind = 'success' | 'error'
type Show = (kind: ToastKind, message: string) => void

let loadToaster: () => void = () => {}

/** Sets the function that loads the toaster, which every message calls. */
export const onFirstToast = (listener: () => void) => {
  loadToaster = listener
}

let markToasterReady: (show: Show) => void
const toaster = new Promise<Show>((resolve) => (markToasterReady = resolve))

/** The toaster calls this when it is mounted: messages sent before would not be shown. */
export const onToasterReady = (show: Show) => markToasterReady(show)

const show = async (kind: ToastKind, message: string) => {
  loadToaster()
  const showNow = await toaster
  showNow(kind, message)
}

/** Loads the toaster in advance, for pages whose messages may come after the connection is lost. */
export const prepareToasts = () => loadToaster()

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
}
