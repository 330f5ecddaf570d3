import fs from 'fs'
import path from 'path'

// The colours of styles.css, checked against WCAG AA.
const css = fs.readFileSync(path.join(__dirname, 'styles.css'), 'utf8')
const blocks = [...css.matchAll(/@plugin 'daisyui\/theme' {([^}]+)}/g)].map(
  ([, block]) => block
)

type Oklch = [number, number, number]
const colorsOf = (block: string) =>
  Object.fromEntries(
    [
      ...block.matchAll(
        /--(?:color-)?([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g
      ),
    ].map(([, name, ...parts]) => [name, parts.map(Number) as Oklch])
  )

const luminance = ([lightness, chroma, hue]: Oklch) => {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: Oklch, other: Oklch) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const filled = [
  'primary',
  'secondary',
  'accent',
  'neutral',
  'info',
  'success',
  'warning',
  'error',
]
const written = [
  'base-content',
  'muted',
  'primary',
  'info',
  'success',
  'warning',
  'error',
]

describe.each([
  ['light', colorsOf(blocks[0])],
  ['dark', colorsOf(blocks[1])],
])('the %s theme', (_, color) => {
  it.each(filled)('has readable text on %s', (name) => {
    expect(
      contrast(color[name], color[`${name}-content`])
    ).toBeGreaterThanOrEqual(4.5)
  })

  it.each(written)('has readable text in %s on pages and cards', (name) => {
    expect(contrast(color[name], color['base-100'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color[name], color['base-200'])).toBeGreaterThanOrEqual(4.5)
  })

  it('has controls with a visible border', () => {
    expect(contrast(color.control, color['base-100'])).toBeGreaterThanOrEqual(3)
    expect(contrast(color.control, color['base-200'])).toBeGreaterThanOrEqual(3)
  })
})
