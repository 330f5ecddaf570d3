export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/**
 * The next faster (1) or slower (-1) speed. The fastest and the slowest speed have no next one and are returned again.
 */
export const nextSpeed = (speed: number, step: 1 | -1) => {
  const at = speeds.findIndex((each) => each >= speed)
  const next = (at === -1 ? speeds.length - 1 : at) + step
  return speeds[Math.min(speeds.length - 1, Math.max(0, next))]
}

export type PlayerAct =
  | 'toggle'
  | 'back10'
  | 'forward10'
  | 'back5'
  | 'forward5'
  | 'mute'
  | 'captions'
  | 'fullscreen'
  | 'slower'
  | 'faster'

/** The action of each key while the player has the focus. */
export const playerKeys: Partial<Record<string, PlayerAct>> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'back10',
  l: 'forward10',
  ArrowLeft: 'back5',
  ArrowRight: 'forward5',
  m: 'mute',
  c: 'captions',
  f: 'fullscreen',
  '<': 'slower',
  '>': 'faster',
}

/** The keys in the order the list shows them. */
export const shownKeys: [keys: string[], act: string][] = [
  [['Space', 'K'], 'toggle'],
  [['J', 'L'], 'tenSeconds'],
  [['←', '→'], 'fiveSeconds'],
  [['M'], 'mute'],
  [['C'], 'captions'],
  [['F'], 'fullscreen'],
  [['<', '>'], 'speed'],
]
