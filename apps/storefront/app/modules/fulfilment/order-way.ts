/** The rules of an order's way, for those above who show or note where it is: the transition table, and what follows from facts. */
export {
  factsOf,
  type MoveRefusal,
  type OrderFact,
  orderFacts,
  possibleMoves,
  stageOf,
  wayOf,
} from './stages/stages.ts';
