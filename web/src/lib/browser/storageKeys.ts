/** Drafts of notes; removed on sign-out. */
export const NOTE_DRAFTS = 'noteDraft-'

// The keys of the browser's storage (spec section 7, client storage). Names that come from the spec are unchanged.
export const storageKeys = {
  savedRole: 'savedRole',
  firstLogin: 'firstLogin',
  welcomeModal: 'welcomeModal',
  affiliateCode: 'affiliateCode',
  neverShowAgainFacebookReminder: 'neverShowAgainFacebookReminder',
  /** The spec's second reminder, while no social profile is linked. */
  neverShowAgainSocialProfile: 'neverShowAgainSocialProfile',
  challengeInvitation: 'challengeInvitation',
  tableColumns: 'table-columns',
  /** The visitor's answer about the tracking pixel: 'yes' or 'no'. */
  pixelConsent: 'pixelConsent',
  /** The ids of the last access and of the last move up that were celebrated. */
  celebratedAccess: 'celebratedAccess',
  celebratedMoveUp: 'celebratedMoveUp',
  /** The data saver: large files load on request only. */
  saveData: 'saveData',
  /** The playback rate of lessons, and whether captions show. */
  playbackRate: 'playbackRate',
  captions: 'captions',
  noteDraft: (userId: number, lessonId: number) =>
    `${NOTE_DRAFTS}${userId}-${lessonId}`,
  /** The answers that a visitor wrote into a form. */
  formDraft: (slug: string) => `formDraft-${slug}`,
  theme: 'theme',
  /** The account's preferences that this device took over last, with their user. */
  takenPreferences: 'takenPreferences',
  sidebar: 'sidebar',
} as const

/** The raw text of a key; null if the storage is empty or blocked. */
export const storedText = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The stored value; undefined without a valid value or if the storage is blocked, so that no page breaks. */
export const readStored = <T>(key: string): T | undefined => {
  try {
    return JSON.parse(storedText(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const watchers = new Set<() => void>()

export const store = (key: string, value: unknown) => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The page works without a stored preference, so the error is ignored.
  }
  watchers.forEach((watcher) => watcher())
}

/** Removes all keys that start with `prefix`. */
export const forgetStored = (prefix: string) => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing anyway.
  }
  watchers.forEach((watcher) => watcher())
}

/** Calls `watcher` for every change of the storage, by this tab or another. Returns a function that stops it. */
export const watchStored = (watcher: () => void) => {
  watchers.add(watcher)
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}
