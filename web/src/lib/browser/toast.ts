type Kind = 'success' | 'error'

let showToaster: () => void = () => {}

/** Sets the function that loads the toaster, which every message calls. */
export const onFirstToast = (listener: () => void) => {
  showToaster = listener
}

let markToasterReady: () => void
const toaster = new Promise<void>((resolve) => (markToasterReady = resolve))

/** The toaster calls this when it is mounted: messages sent before would not be shown. */
export const onToasterReady = () => markToasterReady()

const announced = {
  success: { role: 'status', 'aria-live': 'polite' },
  error: { role: 'alert', 'aria-live': 'assertive' },
} as const

let count = 0
let lastSuccess = 0
let shownErrors: string[] = []

/**
 * A success takes the errors before it away, also those that still wait for the toaster, which needs the network: they are
 * no longer true.
 */
const show = async (kind: Kind, message: string) => {
  const number = ++count
  if (kind === 'success') lastSuccess = number
  showToaster()
  const [known] = await Promise.all([
    import('react-hot-toast').catch(() => undefined),
    toaster,
  ])
  if (!known || (kind === 'error' && number < lastSuccess)) return
  if (kind === 'success') shownErrors.forEach((id) => known.toast.dismiss(id))
  const id = `${kind}:${message}`
  shownErrors = kind === 'error' ? [...shownErrors, id] : []
  known.toast[kind](message, { id, ariaProps: announced[kind] })
}

/** Loads the toaster in advance, for pages whose messages may come after the connection is lost. */
export const prepareToasts = () => showToaster()

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
}
