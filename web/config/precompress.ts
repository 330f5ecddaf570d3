import fs from 'fs/promises'
import path from 'path'
import { promisify } from 'util'
import zlib from 'zlib'

import type { Plugin, ResolvedConfig } from 'vite'

const COMPRESSIBLE = /\.(m?js|css|html|svg|json|txt)$/
const MIN_BYTES = 128
/** Each file that is being compressed takes some megabytes. */
const AT_ONCE = 4

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const compress = async (file: string) => {
  const content = await fs.readFile(file)
  if (content.length < MIN_BYTES) return
  const write = async (ending: string, compressed: Promise<Buffer>) =>
    fs.writeFile(`${file}.${ending}`, await compressed)
  await Promise.all([
    write('br', brotli(content)),
    write('gz', gzip(content, { level: 9 })),
  ])
}

let outFolder = ''

/**
 * Compresses each file at build time with maximum effort as `.br` and `.gz`, on the threads of zlib; the server only
 * serves them.
 */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  configResolved: ({ root, build }: ResolvedConfig) => {
    outFolder = path.resolve(root, build.outDir)
  },
  closeBundle: async () => {
    const entries = await fs
      .readdir(outFolder, { recursive: true, withFileTypes: true })
      .catch(() => [])
    const files = entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
    const work = async () => {
      for (let file = files.pop(); file; file = files.pop())
        await compress(file)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  },
}
