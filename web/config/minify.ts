import { minify as minifyBySwc } from '@swc/core'
import type { Plugin } from 'vite'

/** Minifies scripts with swc, which is native and makes smaller files than Terser. */
export const minify: Plugin = {
  name: 'minify',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler: async (source, _chunk, { format }) => {
      const isModule = format === 'es'
      const { code } = await minifyBySwc(source, {
        module: isModule,
        compress: { passes: 3, pure_getters: true, ecma: 2020 },
        mangle: { toplevel: isModule },
        format: { comments: false, ecma: 2020 },
      })
      return { code, map: null }
    },
  },
}
