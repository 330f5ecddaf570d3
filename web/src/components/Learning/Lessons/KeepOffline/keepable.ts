import type { MyLessonQuery } from 'types/graphql'

type Lesson = NonNullable<MyLessonQuery['lesson']>

export const keepKinds = ['audio', 'files', 'video'] as const
export type KeepKind = (typeof keepKinds)[number]

export type Keepable = { kind: KeepKind; url: string; size: number }

type WithFiles = Pick<Lesson, 'videoFile' | 'audioFile' | 'files'>

/** The files of a lesson that can be saved on a device: files that we store, not files on other hosts. */
export const keepablesOf = ({
  videoFile,
  audioFile,
  files,
}: WithFiles): Keepable[] =>
  [
    ...(audioFile ? [{ kind: 'audio' as const, ...audioFile }] : []),
    ...files.flatMap(({ url, size }) =>
      size == null ? [] : [{ kind: 'files' as const, url, size }]
    ),
    ...(videoFile ? [{ kind: 'video' as const, ...videoFile }] : []),
  ].map(({ kind, url, size }) => ({ kind, url, size }))

/** The total bytes of each kind. */
export const sizesOf = (keepables: readonly Keepable[]) =>
  keepKinds.flatMap((kind) => {
    const sizes = keepables.filter((file) => file.kind === kind)
    return sizes.length > 0
      ? [{ kind, bytes: sizes.reduce((sum, { size }) => sum + size, 0) }]
      : []
  })

/** The default choice: everything but videos, which are large. */
export const startKinds: KeepKind[] = ['audio', 'files']
