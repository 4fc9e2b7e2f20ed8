/** Use cases of the wheel of fortune (spec §3, decision 89). */
export { announceWheel, currentWheel, wheelView } from './campaigns.server.ts';
export { requestSpin } from './spins/request-spin.server.ts';
export { findSpinDrawing, drawSpin, openSpin, type SpinDrawing } from './spins/spin.server.ts';
export { hideWinner, hideWinnerOf, showWinner, winnersView } from './winners.server.ts';
