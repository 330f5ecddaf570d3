type Kind = 'success' | 'error'

let showToaster: () => void = () => {}

/** The toaster is fetched with the first message. */
export const onFirstToast = (listener: () => void) => {
  showToaster = listener
}

const show = async (kind: Kind, message: string) => {
  showToaster()
  const { toast } = await import('react-hot-toast')
  toast[kind](message, { id: `${kind}:${message}` })
}

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
}
