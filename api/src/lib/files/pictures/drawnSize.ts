/** 50 megapixels, all frames of a moving picture together; phones take up to 50 in one. */
export const PICTURE_PIXELS = 50_000_000

/** The longer side of a picture that is shown. */
const LONG_SIDE = 1600
/** The shorter side of a long screenshot, whose small print must stay readable. */
const SHORT_SIDE = 900

/** The longer side of a picture as it is shown, in pixels; never more than the picture has. */
export const drawnSize = ({
  width,
  height,
}: {
  width: number
  height: number
}) => {
  const long = Math.max(width, height)
  const scale = Math.max(LONG_SIDE / long, SHORT_SIDE / Math.min(width, height))
  return Math.round(long * Math.min(1, scale))
}
