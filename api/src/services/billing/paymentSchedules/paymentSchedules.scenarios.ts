export {
  instalments,
  type InstalmentsScenario,
} from '../invoices/invoices.scenarios'
