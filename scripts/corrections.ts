/** Slips in faker's lists and what is meant: wrong letters, missing accents, characters converted one by one. */
export const CORRECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nl: { Ãmer: 'Ömer' },
  // Two plurals, and capitals turned to small letters without their accents.
  el: {
    Μέλιοι: 'Μέλιος',
    Μπουκουβαλαίοι: 'Μπουκουβάλας',
    Αθανασια: 'Αθανασία',
    Αικατερινη: 'Αικατερίνη',
    Αλεξανδρα: 'Αλεξάνδρα',
    Αναστασια: 'Αναστασία',
    Αννα: 'Άννα',
    Γεωργια: 'Γεωργία',
    Δεσποινα: 'Δέσποινα',
    Δημητρα: 'Δήμητρα',
    Ελενη: 'Ελένη',
    Ευαγγελια: 'Ευαγγελία',
    Ιωαννα: 'Ιωάννα',
    Κωνσταντινα: 'Κωνσταντίνα',
    Μαρια: 'Μαρία',
    Παναγιωτα: 'Παναγιώτα',
    Παρασκευη: 'Παρασκευή',
    Σοφια: 'Σοφία',
    Σταυρουλα: 'Σταυρούλα',
    Χριστινα: 'Χριστίνα',
    Χρυσουλα: 'Χρυσούλα',
  },
  // Family names whose simplified character stands for several traditional ones, of which another is the name.
  zh_TW: { 週: '周', 餘: '余', 範: '范', 於: '于', 鐘: '鍾' },
  ar: { 'الع لويني': 'العلويني' },
  th: { กิิตติกร: 'กิตติกร', เเพรวนภา: 'แพรวนภา', เดโนาย: 'เดโนย', พรรณวาา: 'พรรณวา' },
};
