// The prompts and celebrations of a visit, which lasts until the tab closes.

const CELEBRATED = 'celebrated'

/** At most one prompt per full page load: after a prompt or a celebration, no other prompt opens on later pages. */
export const thisLoad = { modalShown: false, reminderClosed: false }

export const rememberCelebration = () => {
  thisLoad.modalShown = true
  try {
    sessionStorage.setItem(CELEBRATED, '1')
  } catch {
    // Without storage, a reload counts as another visit.
  }
}

export const hasCelebrated = () => {
  try {
    return sessionStorage.getItem(CELEBRATED) !== null
  } catch {
    return thisLoad.modalShown
  }
}
