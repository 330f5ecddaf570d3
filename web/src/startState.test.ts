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

describe('the page’s knowledge of its visitor', () => {
  it.each([
    ['a signed-in user', '{"token":"t","currentUser":{"id":1}}', 't', true],
    [
      'a visitor without an account',
      '{"token":null,"currentUser":null}',
      null,
      false,
    ],
  ])('is %s', async (_, text, token, isAuthenticated) => {
    const { startToken, state } = await start(text)
    expect(startToken).toBe(token)
    expect(state).toMatchObject({ isAuthenticated, userMetadata: token })
  })

  it('brings the language, theme and data saver of the account', async () => {
    const state = (preferences: object) =>
      start(JSON.stringify({ token: 't', currentUser: { id: 1 }, preferences }))
    await state({ language: 'fil', theme: 'dark', savesData: true })
    expect(document.cookie).toContain('lang=fil')
    expect(localStorage.getItem('theme')).toBe('"dark"')
    expect(localStorage.getItem('saveData')).toBe('true')

    // Settings that are not chosen there stay as they are here.
    await state({ language: 'en', theme: null, savesData: null })
    expect(document.cookie).toContain('lang=en')
    expect(localStorage.getItem('theme')).toBe('"dark"')
  })

  it('is undefined when the server could not tell, so that Redwood asks', async () => {
    expect(await start()).toEqual({ startToken: undefined, state: undefined })
  })
})
