/** The queries whose last answer opens again without a connection: of learning, and of what stands around it. */
export const keptQueries = [
  'HomeLearnerQuery',
  'MyCourseQuery',
  'MyCoursesQuery',
  'MyEventQuery',
  'MyEventsQuery',
  'MyLessonNotesQuery',
  'MyLessonQuery',
  'MyResourceQuery',
  'MyResourcesQuery',
  'MyStageQuery',
  'ShellSettingsQuery',
  'StageProgressQuery',
]

export type Asked = {
  operationName: string
  variables: Record<string, unknown>
  /** As it was sent. */
  body: string
}

export const asAsked = (body: string): Asked | undefined => {
  try {
    const { operationName, variables } = JSON.parse(body) as Partial<Asked>
    return operationName
      ? { operationName, variables: variables ?? {}, body }
      : undefined
  } catch {
    return undefined
  }
}

/** Where the answer to a question is kept: its variables in one order, whoever asks, and for whatever. */
export const answerAddress = ({ operationName, variables }: Asked) => {
  const given = Object.entries(variables)
    .filter(([name]) => name !== 'isKeeping')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `/answers/${operationName}?${encodeURIComponent(JSON.stringify(given))}`
}

/** What the worker answers in the server's place while a mutation waits for the connection. */
const meanwhile: Record<string, object> = {
  SaveLessonPositionMutation: { data: { saveLessonPosition: true } },
  CompleteLessonMutation: {
    data: null,
    errors: [
      {
        message: 'This waits for the connection.',
        extensions: { code: 'WAITS_FOR_CONNECTION' },
      },
    ],
  },
}

export const meanwhileOf = ({ operationName }: Asked): object | undefined =>
  meanwhile[operationName]

/** Where a mutation waits; a later one on the same lesson takes its place. None, where it may not wait. */
export const waitingAddress = (asked: Asked) =>
  meanwhileOf(asked) && typeof asked.variables.lessonId === 'number'
    ? `/waiting/${asked.operationName}/${asked.variables.lessonId}`
    : undefined

/** The lesson of such an address. */
export const waitingLesson = (address: string) =>
  Number(/^\/waiting\/\w+\/(\d+)$/.exec(address)?.[1])

/** Whether it is a lesson's "Done" that waits there. */
export const isWaitingDone = (address: string) =>
  address.startsWith('/waiting/CompleteLessonMutation/')
