// The process in which `drawPicture` reads a picture: if a hostile picture breaks the decoder, only this process ends.
import os from 'node:os'

import sharp from 'sharp'

import { drawnSize, PICTURE_PIXELS } from './drawnSize'

const [from, to, keepsSize] = process.argv.slice(2)

const draw = async () => {
  // All frames of a moving picture count.
  const picture = sharp(from, {
    animated: true,
    limitInputPixels: PICTURE_PIXELS,
    // A picture whose end did not arrive is shown as far as it goes, as browsers show it to its owner.
    failOn: 'none',
  })
  // The height is the sum of all frames.
  const {
    width,
    height,
    pageHeight,
    pages = 1,
    format,
  } = await picture.metadata()
  if (width * height > PICTURE_PIXELS)
    throw new Error('The picture has too many pixels.')
  // Without a second file, it only checks that the picture can be read.
  if (!to) return
  const turned = pages > 1 ? picture : picture.autoOrient()
  const size = drawnSize({ width, height: pageHeight ?? height })
  // Everything that is not a pixel (place, time, camera, colour profile, comments) is left out.
  await turned
    .resize({
      ...(keepsSize ? {} : { width: size, height: size, fit: 'inside' }),
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .toFormat(format, { quality: 85 })
    .toFile(to)
}

os.setPriority(10)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map(
    (format) => `VipsForeignLoad${format}File`
  ),
})
sharp.concurrency(1)
sharp.cache(false)
draw().catch(() => {
  process.exitCode = 1
})
