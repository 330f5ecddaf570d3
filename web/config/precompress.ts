import fs from 'fs'
import path from 'path'
import zlib from 'zlib'

import type { Plugin, ResolvedConfig } from 'vite'

const COMPRESSIBLE = /\.(m?js|css|html|svg|json|txt)$/
const MIN_BYTES = 256

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(path.join(folder, entry.name))
        : [path.join(folder, entry.name)]
    )

let outFolder = ''

/** Compresses each file at build time with maximum effort as `.br` and `.gz`; the server only serves them. */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  configResolved: ({ root, build }: ResolvedConfig) => {
    outFolder = path.resolve(root, build.outDir)
  },
  closeBundle: () => {
    if (!fs.existsSync(outFolder)) return
    for (const file of filesBelow(outFolder)) {
      const content = fs.readFileSync(file)
      if (!COMPRESSIBLE.test(file) || content.length < MIN_BYTES) continue
      fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content))
      fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }))
    }
  },
}
