// Values that one tab keeps across reloads. Without storage (a private window, a full disk), nothing is kept.

export const keptInTab = (key: string) => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export const keepInTab = (key: string, value: string) => {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // The next reload starts afresh.
  }
}

export const forgetInTab = (key: string) => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
