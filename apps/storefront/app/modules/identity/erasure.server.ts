/** Use cases of leaving: what is kept of a person, and its erasure (decision 83). */
export {
  askForErasure,
  erasureOf,
  erasureOfLink,
  undoErasure,
  undoErasureByLink,
} from './erasure/ask-erasure.server.ts';
export { exportPerson } from './erasure/export-person.server.ts';
export { type ExportPart, onErase, onExport, type Person } from './erasure/person-hooks.server.ts';
