// Recognizes browsers and systems just well enough that people recognize their own device. Any more detail would be a
// guess.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bFB(AN|AV)\//, 'Facebook'],
  [/\bCriOS\/|Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstIn = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** The browser and system, for example 'Chrome, Android'; undefined if neither is recognized. */
export const deviceName = (userAgent: string | null | undefined) =>
  [firstIn(browsers, userAgent ?? ''), firstIn(systems, userAgent ?? '')]
    .filter(Boolean)
    .join(', ') || undefined
