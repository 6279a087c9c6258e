(function () {
  function plain(text) {
    return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  }
  var rows = ROWS.map(function (row) {
    return { title: row[0], part: row[1], href: row[2], words: row[3], name: plain(row[0]), all: plain(row[0] + " " + row[3]) };
  });
  var field = document.getElementById("query");
  var list = document.getElementById("found");
  var count = document.getElementById("count");

  function score(row, asked) {
    var total = 0;
    for (var i = 0; i < asked.length; i++) {
      var word = asked[i];
      if (row.all.indexOf(word) < 0) {
        return 0;
      }
      total += row.name === word ? 50 : row.name.indexOf(word) === 0 ? 20 : (" " + row.name).indexOf(" " + word) >= 0 ? 12 : row.name.indexOf(word) >= 0 ? 6 : 1;
    }
    return total;
  }

  function show() {
    var asked = plain(field.value).split(/\s+/).filter(function (word) { return word.length > 0; });
    var found = [];
    rows.forEach(function (row, place) {
      var value = asked.length ? score(row, asked) : 0;
      if (value > 0) {
        found.push({ row: row, value: value, place: place });
      }
    });
    found.sort(function (a, b) { return b.value - a.value || a.place - b.place; });
    list.textContent = "";
    found.slice(0, 60).forEach(function (one) {
      var item = document.createElement("li");
      var link = document.createElement("a");
      link.href = one.row.href;
      link.textContent = one.row.title;
      var label = document.createElement("span");
      label.className = "label";
      label.textContent = one.row.part;
      var text = document.createElement("p");
      text.textContent = one.row.words;
      item.append(link, " ", label, text);
      list.append(item);
    });
    count.textContent = asked.length ? (found.length ? found.length + SOME : NONE) : "";
  }

  field.value = new URLSearchParams(location.search).get("q") || "";
  field.addEventListener("input", show);
  field.focus();
  show();
})();
