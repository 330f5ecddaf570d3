import { print } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'
import type { NoticesChangedSubscription } from 'types/graphql'

const NOTICES_CHANGED = gql`
  subscription NoticesChangedSubscription {
    noticesChanged {
      unread
      newest
    }
  }
`

export type Bell = NoticesChangedSubscription['noticesChanged']

type Answer = {
  data?: NoticesChangedSubscription | null
  errors?: unknown[]
}

/** The server writes every 12 seconds at least; after this silence the connection is taken for broken. */
const SILENCE_MS = 40_000

/** Splits a text at its empty lines into complete events and the rest. */
export const eventsIn = (text: string) => {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const answers = blocks.flatMap((block) => {
    const [, data] = /^event: next\ndata: (.+)$/m.exec(block) ?? []
    return data ? [JSON.parse(data) as Answer] : []
  })
  return { answers, rest }
}

type Hearing = {
  /** Called for every sign of life of the connection, with the bell's state if it has changed. */
  onSign: (bell?: Bell) => void
  signal: AbortSignal
}

/**
 * Reads the bell's state from one connection until it ends (GraphQL over server-sent events, "distinct connections").
 * Resolves to whether the server refused the stream.
 * @throws if the connection breaks, or is silent for too long
 */
export const readBellStream = async ({ onSign, signal }: Hearing) => {
  const broken = new AbortController()
  const stop = () => broken.abort()
  let silence = setTimeout(stop, SILENCE_MS)
  signal.addEventListener('abort', stop)
  try {
    const answer = await fetch(globalThis.RWJS_API_GRAPHQL_URL, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        query: print(NOTICES_CHANGED as DocumentNode),
      }),
      signal: broken.signal,
    })
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}`)
    const reader = answer.body.getReader()
    const decoder = new TextDecoder()
    for (let text = ''; ; ) {
      const { value, done } = await reader.read()
      if (done) return false
      clearTimeout(silence)
      silence = setTimeout(stop, SILENCE_MS)
      const { answers, rest } = eventsIn(
        text + decoder.decode(value, { stream: true })
      )
      text = rest
      if (answers.some(({ errors }) => errors)) return true
      const bell = answers.at(-1)?.data?.noticesChanged
      onSign(bell)
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
    stop()
  }
}
