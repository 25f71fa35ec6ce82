// One deal a line in, its time in milliseconds and its twenty results out. Built by bench.mjs where libdds is there.
#include <dds/dll.h>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>

int main() {
  SetMaxThreads(1);
  for (std::string line; std::getline(std::cin, line);) {
    ddTableDealPBN deal;
    std::memset(&deal, 0, sizeof deal);
    std::strncpy(deal.cards, line.c_str(), sizeof deal.cards - 1);
    ddTableResults results;
    const auto begun = std::chrono::steady_clock::now();
    const int code = CalcDDtablePBN(deal, &results);
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begun;
    std::printf("%d %.3f ", code, taken.count());
    const int seats[] = {0, 2, 1, 3};
    const int strains[] = {4, 0, 1, 2, 3};
    for (int seat : seats)
      for (int strain : strains) std::printf("%x", results.resTable[strain][seat]);
    std::printf("\n");
    std::fflush(stdout);
  }
}
