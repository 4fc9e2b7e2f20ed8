/** Swiss places, rivers and passes that the load-test feed names its products after. */
export const PLACES = [
  'Aletsch', 'Alpstein', 'Arosa', 'Areuse', 'Bachtel', 'Balmhorn', 'Bernina', 'Bietschhorn', 'Birs', 'Broye', 'Brünig', 'Bürgenstock',
  'Calanda', 'Chamossaire', 'Churfirsten', 'Clariden', 'Creux', 'Dent', 'Diablerets', 'Doubs', 'Eiger', 'Engelberg', 'Engstligen', 'Etzel',
  'Faulhorn', 'Finsteraar', 'Flüela', 'Fronalp', 'Gantrisch', 'Gemmi', 'Glarus', 'Glatt', 'Greina', 'Grimsel', 'Gurten', 'Gurnigel',
  'Hallwil', 'Hochalp', 'Hohgant', 'Hörnli', 'Ibergeregg', 'Inn', 'Irchel', 'Jaun', 'Jorat', 'Julier', 'Kaiseregg', 'Kander', 'Kerenzer',
  'Kunkels', 'Lägern', 'Landquart', 'Leventina', 'Linth', 'Lorze', 'Lötschen', 'Lukmanier', 'Maloja', 'Mattmark', 'Meglisalp', 'Moléson',
  'Mythen', 'Niesen', 'Nufenen', 'Oberalp', 'Ofen', 'Orbe', 'Passwang', 'Pizol', 'Pragel', 'Raimeux', 'Rawil', 'Rigi', 'Rosalp', 'Saane',
  'Sanetsch', 'Sarine', 'Schächen', 'Schallenberg', 'Segnas', 'Sernf', 'Silvretta', 'Simano', 'Sitter', 'Speer', 'Splügen', 'Stockhorn',
  'Suhre', 'Surettas', 'Taminatal', 'Thur', 'Titlis', 'Trient', 'Umbrail', 'Urnerboden', 'Vallorbe', 'Versam', 'Vully', 'Weissenstein',
  'Wildhorn', 'Zinal',
] as const; // prettier-ignore
