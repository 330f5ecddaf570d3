import { LegalText } from 'src/components/Marketing/LegalText/LegalText'

const TermsConditionsPage = () => <LegalText page="terms" />

export default TermsConditionsPage
