// Stands in for src/i18n, which reads the browser's cookie. Components read their texts from the provider; only error
// messages, which a first screen has none of, come from here.
import { wordsIn } from '../words'

export default wordsIn.en
