// Requests that run at the same time keep their own user, through Yoga and past it.
import { buildCaller } from 'src/testing/graphql'

const PROFILE = '{ profile { name email } }'

/** Asks sixty times at once, in turns for two users; `documentOf` gives the document of each request. */
const askAtOnce = async (documentOf: (index: number) => string) => {
  const people = [await buildCaller(), await buildCaller('coach')]
  // The document is known from here on.
  for (const { ask } of people) await ask(PROFILE)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      people[index % 2].ask(documentOf(index))
    )
  )
  answers.forEach(({ data }, index) =>
    expect(data?.profile).toMatchObject({
      email: people[index % 2].user.email,
    })
  )
}

scenario(
  'Users who ask for a known document concurrently get their own answers',
  () => askAtOnce(() => PROFILE)
)

scenario('So do users whose documents go through Yoga', () =>
  askAtOnce((index) => `${PROFILE} # ${index}`)
)
