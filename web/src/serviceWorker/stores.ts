// The caches of a device, most of them for the signed-in person (docs/decisions/0032). Pages read them too.
export const stores = {
  /** Scripts and styles of our build; they belong to no person and stay after sign-out. */
  assets: 'assets',
  /** The page itself, with its signed-in user. */
  shell: 'shell',
  /** Answers to the queries in `keptQueries`. */
  answers: 'answers',
  /** Files of lessons saved for offline use. */
  files: 'files',
  /** The saved lessons: /kept-lessons/{id}, each a `KeptLesson`. */
  lessons: 'lessons',
  /** Queued mutations: /waiting/{operation}/{lessonId}. */
  waiting: 'waiting',
} as const

/** The caches to delete when the user signs out or another one signs in. */
export const personalStores = Object.values(stores).filter(
  (name) => name !== stores.assets
)

export type KeptLesson = {
  id: number
  courseId: number
  name: string
  /** The total size of the saved files. */
  bytes: number
  /** The addresses of the saved files, without their links' signatures. */
  files: string[]
}

export const keptLessonAddress = (id: number) => `/kept-lessons/${id}`

/** The address of a file without the link's signature, because links expire after minutes and stored files stay. */
export const fileAddress = (url: string) =>
  new URL(url, location.origin).pathname

/** The name of the channel on which the worker sends messages to all pages. */
export const CHANNEL = 'kept'
export type WorkerMessage =
  /** Something in the caches has changed. */
  | { kind: 'changed' }
  /** The owner of the stored answers is known from now on. */
  | { kind: 'ready' }
  /** The completions of these lessons were sent. `refused` counts the mutations that the server refused. */
  | { kind: 'sent'; lessonIds: number[]; refused: number }

/** A message from a page to the worker. */
export type PageMessage =
  /** The device may be online again. */
  | { kind: 'online' }
  /** Scripts and styles that the page loaded before the worker was active. */
  | { kind: 'loaded'; urls: string[] }
