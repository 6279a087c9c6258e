package org.rpg.encounter.report

import java.util.ArrayList
import java.util.List
import org.rpg.encounter.preview.Share

import static extension org.rpg.encounter.report.Cells.*

/** How odds are shown: percent and interval below each other, what is rare in words across both. */
package class Odds {
    val extension ForecastWords words
    val extension Numbers numbers

    new(ForecastWords words, Numbers numbers) {
        this.words = words
        this.numbers = numbers
    }

    /** The cells of a column, its heading first. */
    def List<String> column(String heading, List<Share> shares) {
        val usual = shares.filter[!isExtreme]
        val first = (usual.map[percent.width] + #[heading.width]).max
        val second = (usual.map[interval.width] + #[interval95.width]).max
        val column = new ArrayList<String>
        column += heading.right(first) + '  ' + Ink.FAINT.paint(interval95.right(second))
        for (share : shares)
            column += if (share.isExtreme)
                words.extreme(share).right(first + 2 + second)
            else
                share.percent.right(first) + '  ' + Ink.FAINT.paint(share.interval.right(second))
        val widest = column.map[width].max
        column.map[right(widest)].toList
    }

    def brief(Share it) {
        if (isExtreme) words.extreme(it) else percent
    }

    def sentence(Share it) {
        if (isExtreme) words.extreme(it) else percent + ' (' + interval + ')'
    }

    def private isExtreme(Share it) { count == 0 || count == runs }
}
