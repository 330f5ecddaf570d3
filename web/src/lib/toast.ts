type Kind = 'success' | 'error'

let showToaster: () => void = () => {}

/** The toaster is fetched with the first message. */
export const onFirstToast = (listener: () => void) => {
  showToaster = listener
}

let toasterStands: () => void
const toaster = new Promise<void>((resolve) => (toasterStands = resolve))

/** A message that comes before the toaster listens would stay invisible. */
export const onToasterStands = () => toasterStands()

const announced = {
  success: { role: 'status', 'aria-live': 'polite' },
  error: { role: 'alert', 'aria-live': 'assertive' },
} as const

const show = async (kind: Kind, message: string) => {
  showToaster()
  const [known] = await Promise.all([
    import('react-hot-toast').catch(() => undefined),
    toaster,
  ])
  known?.toast[kind](message, {
    id: `${kind}:${message}`,
    ariaProps: announced[kind],
  })
}

/** Fetches it before it is wanted, where the line may break until then. */
export const prepareToasts = () => showToaster()

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
}
