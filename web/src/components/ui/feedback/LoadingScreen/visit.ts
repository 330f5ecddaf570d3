// The loading screen shows once per visit: not again at a reload or in a page that opens in the same tab.

const SHOWN = 'loading-screen-shown'

let wasShown = false

export const hasSeenLoadingScreen = () => {
  try {
    return sessionStorage.getItem(SHOWN) !== null
  } catch {
    return wasShown
  }
}

export const rememberLoadingScreen = () => {
  wasShown = true
  try {
    sessionStorage.setItem(SHOWN, '1')
  } catch {
    // Without storage, a reload counts as another visit.
  }
}
