/** The queries whose last answer is stored for offline use: the queries of learning, of feeds and of the app shell. */
export const keptQueries = [
  'FeedQuery',
  'HomeLearnerQuery',
  'HomeTalkQuery',
  'MyCourseQuery',
  'MyCoursesQuery',
  'MyEventQuery',
  'MyEventsQuery',
  'MyFeedsQuery',
  'MyLessonNotesQuery',
  'MyLessonQuery',
  'MyResourceQuery',
  'MyResourcesQuery',
  'MyStageQuery',
  'ShellSettingsQuery',
  'StageProgressQuery',
  'ThreadQuery',
]

export type Asked = {
  operationName: string
  variables: Record<string, unknown>
  /** The request body as it was sent. */
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

/** The cache address of an answer: its variables in a fixed order, without `isKeeping`. */
export const answerAddress = ({
  operationName,
  variables,
}: Pick<Asked, 'operationName' | 'variables'>) => {
  const given = Object.entries(variables)
    .filter(([name]) => name !== 'isKeeping')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `/answers/${operationName}?${encodeURIComponent(JSON.stringify(given))}`
}

/** The query in the address of a stored answer. */
export const asksOf = (
  address: string
): Pick<Asked, 'operationName' | 'variables'> => {
  const { pathname, search } = new URL(address, location.origin)
  const given = JSON.parse(decodeURIComponent(search.slice(1)) || '[]')
  return {
    operationName: pathname.replace('/answers/', ''),
    variables: Object.fromEntries(given),
  }
}

/** The worker's own answer to a mutation that it queues. */
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

export const interimAnswerTo = ({ operationName }: Asked): object | undefined =>
  meanwhile[operationName]

/**
 * The address of a queued mutation. A later mutation for the same lesson has the same address and replaces it.
 * Undefined if the mutation may not be queued.
 */
export const queueAddress = (asked: Asked) =>
  interimAnswerTo(asked) && typeof asked.variables.lessonId === 'number'
    ? `/waiting/${asked.operationName}/${asked.variables.lessonId}`
    : undefined

/** The lesson's id in the address of a queued mutation. */
export const queuedLessonId = (address: string) =>
  Number(/^\/waiting\/\w+\/(\d+)$/.exec(address)?.[1])

/** Whether the queued mutation is a lesson's completion. */
export const isQueuedCompletion = (address: string) =>
  address.startsWith('/waiting/CompleteLessonMutation/')
