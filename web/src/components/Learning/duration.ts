/** 205 → '3:25', 3725 → '1:02:05'. */
export const clockTime = (seconds: number) => {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor((whole % 3600) / 60), whole % 60]
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600))
  return parts
    .map((part, index) => (index === 0 ? part : String(part).padStart(2, '0')))
    .join(':')
}

/** A duration in words: the key below `learning:duration` and its values. */
export const spokenDuration = (seconds: number) => {
  if (seconds < 60) return { key: 'seconds', seconds } as const
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return { key: 'minutes', minutes } as const
  return {
    key: 'hours',
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  } as const
}
