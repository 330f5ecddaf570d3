// What a device keeps of the person who is signed in on it, each in a cache of its own (docs/decisions/0032). Pages
// read these, too.
export const stores = {
  /** Scripts and styles of our build; nobody's, and kept when somebody signs out. */
  assets: 'assets',
  /** The page itself, with who is signed in. */
  shell: 'shell',
  /** Answers to queries of `keptQueries`. */
  answers: 'answers',
  /** Files of lessons that were asked to be kept. */
  files: 'files',
  /** Which lessons those are: /kept-lessons/{id}, a `KeptLesson` each. */
  lessons: 'lessons',
  /** Mutations that wait for the connection: /waiting/{operation}/{lessonId}. */
  waiting: 'waiting',
} as const

/** What goes when somebody signs out, or somebody else signs in. */
export const personalStores = Object.values(stores).filter(
  (name) => name !== stores.assets
)

export type KeptLesson = {
  id: number
  courseId: number
  name: string
  /** Of the files that are kept with it. */
  bytes: number
  /** Addresses of those files, without their signatures. */
  files: string[]
}

export const keptLessonAddress = (id: number) => `/kept-lessons/${id}`

/** An address that two links to the same file share: links live for minutes, what is kept for longer. */
export const fileAddress = (url: string) =>
  new URL(url, location.origin).pathname

/** What the worker tells every page, over a channel of this name. */
export const CHANNEL = 'kept'
export type WorkerNews =
  /** Something in the stores is other than before. */
  | { kind: 'changed' }
  /** It knows from now on whose answers it keeps. */
  | { kind: 'ready' }
  /** These lessons' "Done" arrived; so many other things the server refused. */
  | { kind: 'sent'; lessonIds: number[]; refused: number }

/** What a page tells the worker. */
export type PageNews =
  /** The line may be back. */
  | { kind: 'online' }
  /** Scripts and styles that the page loaded before the worker stood by. */
  | { kind: 'loaded'; urls: string[] }
