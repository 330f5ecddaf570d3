import { RedirectHere } from 'src/components/Marketing/Redirect/RedirectHere'

/** A link of an affiliate, opened within the app; the server answers all others. */
const AffLinkPage = () => <RedirectHere />

export default AffLinkPage
