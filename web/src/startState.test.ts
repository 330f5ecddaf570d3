const redwood = globalThis as {
  __REDWOOD__SERVER__AUTH_STATE__?: object
}

const start = async (text?: string) => {
  jest.resetModules()
  delete redwood.__REDWOOD__SERVER__AUTH_STATE__
  document.body.innerHTML =
    text === undefined
      ? ''
      : `<script type="application/json" id="start-state">${text}</script>`
  const { startToken } = await import('./startState')
  return { startToken, state: redwood.__REDWOOD__SERVER__AUTH_STATE__ }
}

describe('what the page knows of its visitor', () => {
  it.each([
    ['somebody', '{"token":"t","currentUser":{"id":1}}', 't', true],
    ['nobody', '{"token":null,"currentUser":null}', null, false],
  ])('is %s', async (_, text, token, isAuthenticated) => {
    const { startToken, state } = await start(text)
    expect(startToken).toBe(token)
    expect(state).toMatchObject({ isAuthenticated, userMetadata: token })
  })

  it('is nothing when the server could not say, so that Redwood asks', async () => {
    expect(await start()).toEqual({ startToken: undefined, state: undefined })
  })
})
