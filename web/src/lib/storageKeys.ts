/** What somebody began to write; goes when they sign out. */
export const NOTE_DRAFTS = 'noteDraft-'

// What the browser keeps (spec section 7, client storage). The names the spec gives are verbatim.
export const storageKeys = {
  savedRole: 'savedRole',
  firstLogin: 'firstLogin',
  welcomeModal: 'welcomeModal',
  affiliateCode: 'affiliateCode',
  neverShowAgainFacebookReminder: 'neverShowAgainFacebookReminder',
  /** The second reminder's own, while no social profile is linked. */
  neverShowAgainSocialProfile: 'neverShowAgainSocialProfile',
  challengeInvitation: 'challengeInvitation',
  tableColumns: 'table-columns',
  dismissedBanner: (name: string) => `dismissed-${name}`,
  /** What the visitor said to the tracking pixel: 'yes' or 'no'. */
  pixelConsent: 'pixelConsent',
  /** The latest move up that was celebrated. */
  celebratedMoveUp: 'celebratedMoveUp',
  /** Nothing heavy is loaded before it is asked for. */
  saveData: 'saveData',
  /** How fast lessons play, and whether with captions. */
  playbackRate: 'playbackRate',
  captions: 'captions',
  noteDraft: (userId: number, lessonId: number) =>
    `${NOTE_DRAFTS}${userId}-${lessonId}`,
  theme: 'theme',
  sidebar: 'sidebar',
} as const

/** What stands under a key as text, whatever it is; null where storage is empty or blocked. */
export const storedText = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Storage may be full, blocked or hold something else; none of it may break a page. */
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
    // A preference that is not remembered is no reason to fail.
  }
  watchers.forEach((watcher) => watcher())
}

/** Forgets what stands under the keys that begin so. */
export const forgetStored = (prefix: string) => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Blocked storage keeps nothing anyway.
  }
  watchers.forEach((watcher) => watcher())
}

/** Tells of everything stored from here on, by this tab or another. Returns what ends it. */
export const watchStored = (watcher: () => void) => {
  watchers.add(watcher)
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}
