// Two rising notes, synthesized by the browser: no file to load.
const NOTES = [
  { hertz: 659.25, at: 0 },
  { hertz: 987.77, at: 0.09 },
]
const SECONDS = 0.35
const VOLUME = 0.12

const silence = () => {}

const isUnwelcome = () =>
  !!window.matchMedia?.('(prefers-reduced-motion: reduce)').matches

/**
 * Must be called during the click, because browsers allow audio only then. Returns the function that plays the sound.
 */
export const prepareXpSound = (): (() => void) => {
  if (isUnwelcome() || !window.AudioContext) return silence
  try {
    const audio = new AudioContext()
    void audio.resume()
    return () => play(audio)
  } catch {
    return silence
  }
}

const play = (audio: AudioContext) => {
  for (const { hertz, at } of NOTES) {
    const start = audio.currentTime + at
    const tone = new OscillatorNode(audio, {
      type: 'triangle',
      frequency: hertz,
    })
    const loudness = new GainNode(audio, { gain: 0 })
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(VOLUME, start + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + SECONDS)
  }
  setTimeout(() => void audio.close(), 1000)
}
