/** The rules of an order's way, for those above who show or note where it is: the transition table, and what follows from facts. */
export { factsOf, isEnded, type OrderFact, orderFacts, possibleMoves, wayOf } from './stages/stages.ts';
