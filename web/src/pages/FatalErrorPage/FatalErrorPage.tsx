// Shown when everything else has failed, so it depends only on the style sheet. Redwood leaves the import out of the
// production build.
import { DevFatalErrorPage } from '@redwoodjs/web/dist/components/DevFatalErrorPage'

const texts = {
  en: { title: 'Something went wrong', reload: 'Reload the page' },
  fil: { title: 'May nangyaring mali', reload: 'I-reload ang page' },
}

const FatalErrorPage = () => {
  const text = document.documentElement.lang === 'fil' ? texts.fil : texts.en
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 p-6 text-center">
      <h1 className="text-2xl">{text.title}</h1>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => location.reload()}
      >
        {text.reload}
      </button>
    </main>
  )
}

export default (DevFatalErrorPage as typeof FatalErrorPage | undefined) ||
  FatalErrorPage
